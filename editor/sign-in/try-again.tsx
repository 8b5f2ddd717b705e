import { useState } from 'react'
import { Button } from '../ui/button'

/** Someone is signed in, and the server could not be reached after that: only the way in is tried again. */
export function TryAgain({ what, enter }: TryAgainProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <p className="ed-message" data-tone="danger" role="alert">
        {`${what}, but the server can’t be reached now.`}
      </p>
      <Button
        look="primary"
        autoFocus
        aria-disabled={isAsking || undefined}
        onClick={() => void (isAsking || press())}
      >
        {isAsking ? 'Trying…' : 'Try again'}
      </Button>
    </>
  )

  async function press(): Promise<void> {
    setIsAsking(true)
    await enter().catch(() => setIsAsking(false))
  }
}

interface TryAgainProps {
  /** What has been done already: `Your password is saved`. */
  readonly what: string
  readonly enter: () => Promise<void>
}
