import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { t } from '#schema/messages/t'

/** Messages for errors of the provider sign-in, by the code in the return address. */
const PROBLEMS: Readonly<Record<string, string>> = {
  unknown: t(
    'This address hasn’t been invited. Ask someone who manages your location to invite you.',
  ),
  unverified: t(
    'Your email address isn’t verified with the provider. Sign in with your password, or ask the person who manages your account.',
  ),
  cancelled: t('Sign-in was cancelled.'),
  provider: t('The provider can’t be reached right now. Sign in with your password, or try again.'),
  failed: t('Sign-in failed. Try again, or sign in with your password.'),
}

const providerAnswer = z.object({ name: z.nullable(z.string()) })

/** Sign-in with an organisation's account, if a provider is configured. */
export function ProviderWay({ next }: { readonly next: string }) {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    // Without a response the password sign-in remains.
    readProvider().then(setName, () => setName(null))
  }, [])
  const [problem] = useState(() => new URLSearchParams(location.search).get('problem') ?? '')
  return (
    <>
      {PROBLEMS[problem] && (
        <p className="ed-message" data-tone="danger" role="alert">
          {PROBLEMS[problem]}
        </p>
      )}
      {name !== null && (
        <a
          className="ed-button"
          data-look="plain"
          href={`/api/auth/provider/start?next=${encodeURIComponent(next)}`}
        >
          {t('Sign in with {name}', { name })}
        </a>
      )}
    </>
  )
}

async function readProvider(): Promise<string | null> {
  const answer = await fetch('/api/auth/provider')
  return providerAnswer.parse(await answer.json()).name
}
