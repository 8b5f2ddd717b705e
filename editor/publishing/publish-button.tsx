import { Button } from '../ui/button'
import { usePublish } from './use-publish'

/** Saves what is on the screen and makes it what visitors see. */
export function PublishButton() {
  const { isPublishing, publish, question } = usePublish()
  return (
    <>
      <Button look="primary" data-action="publish" aria-disabled={isPublishing} onClick={publish}>
        {isPublishing ? 'Publishing…' : 'Publish'}
      </Button>
      {question}
    </>
  )
}
