import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'

/** Message after a successful sign-in if the server can't be reached: retries only the last step. */
export function TryAgain({ text, enter }: TryAgainProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <p className="ed-message" data-tone="danger" role="alert">
        {text}
      </p>
      <Button
        look="primary"
        autoFocus
        aria-disabled={isAsking || undefined}
        onClick={() => void (isAsking || press())}
      >
        {isAsking ? t('Trying…') : t('Try again')}
      </Button>
    </>
  )

  async function press(): Promise<void> {
    setIsAsking(true)
    await enter().catch(() => setIsAsking(false))
  }
}

interface TryAgainProps {
  /** Sentence about the step that succeeded: `Your password is saved, but the server can’t be reached now.` */
  readonly text: string
  readonly enter: () => Promise<void>
}
