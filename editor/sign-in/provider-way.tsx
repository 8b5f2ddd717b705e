import { useEffect, useState } from 'react'
import { z } from 'zod/mini'

/** What was wrong with signing in with the provider, as its way back says it. */
const PROBLEMS: Readonly<Record<string, string>> = {
  unknown:
    'Nobody has been invited with this address. Whoever manages your location can invite you.',
  unverified:
    'The provider has not verified your address. Sign in with your password, or ask who looks after your accounts.',
  cancelled: 'You ended signing in before it was done.',
  provider: 'The provider cannot be reached right now. Sign in with your password, or try again.',
  failed: 'Signing in did not work. Try again; if it fails again, sign in with your password.',
}

const providerAnswer = z.object({ name: z.nullable(z.string()) })

/** Signing in with the account of an organisation, where there is one. */
export function ProviderWay({ next }: { readonly next: string }) {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    // Without an answer there is the password.
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
          Sign in with {name}
        </a>
      )}
    </>
  )
}

async function readProvider(): Promise<string | null> {
  const answer = await fetch('/api/auth/provider')
  return providerAnswer.parse(await answer.json()).name
}
