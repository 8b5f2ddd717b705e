import { Button } from '../ui/button'
import { usePublish } from './use-publish'

/** Saves the open page and publishes it. */
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
