import { useEffect, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { hasPasskeys, offersPasskeys, signInWithPasskey, stopOffering } from '../api/passkeys'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { TryAgain } from './try-again'

/** Signing in with a passkey, where the browser has one: by a button, and offered where the email address is entered. */
export function PasskeyWay({ isOffered = false, look = 'plain', onSignedIn }: PasskeyWayProps) {
  const [message, setMessage] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const [isAccepted, setIsAccepted] = useState(false)
  const enter = useRef(onSignedIn)
  enter.current = onSignedIn

  useEffect(() => {
    if (!isOffered) return
    let isWanted = true
    const offer = async () => {
      if (!(await offersPasskeys()) || !isWanted) return
      // The user pressed nothing, so no message is shown if no passkey is chosen.
      const { ok } = await signInWithPasskey(true)
      if (ok) await enter.current().catch(() => setIsAccepted(true))
    }
    void offer()
    return () => {
      isWanted = false
      stopOffering()
    }
  }, [isOffered])

  if (!hasPasskeys()) return null
  if (isAccepted)
    return (
      <TryAgain
        text={t('You are signed in, but the server can’t be reached now.')}
        enter={onSignedIn}
      />
    )
  return (
    <>
      <ProblemNote text={message} />
      <Button
        look={look}
        aria-disabled={isAsking || undefined}
        onClick={() => void (isAsking || press())}
      >
        {isAsking ? t('Waiting for your passkey…') : t('Use a passkey')}
      </Button>
    </>
  )

  async function press(): Promise<void> {
    setMessage('')
    setIsAsking(true)
    const result = await signInWithPasskey()
    if (result.ok) await onSignedIn().catch(() => setIsAccepted(true))
    else setMessage(result.message)
    setIsAsking(false)
  }
}

interface PasskeyWayProps {
  /** True if the email field also offers passkeys through autofill. */
  readonly isOffered?: boolean
  readonly look?: 'plain' | 'primary'
  readonly onSignedIn: () => Promise<void>
}
