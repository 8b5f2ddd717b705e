import { useMutation } from '@apollo/client/react'
import { ExternalLink, Link, Monitor, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { formatLocalTime, formatMoment } from '#schema/publication/publication-text'
import { type Failure, failureOf } from '../api/failure'
import { createMomentLinkMutation } from '../api/operations/moments'
import { FailureNote } from '../app/error-page'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { Spinner } from '../ui/spinner'

interface MomentLink {
  readonly url: string
  readonly expiresAt: string
}

interface MomentFrameProps {
  readonly locationId: string
  readonly at: string
  /** Empty for the site's main language. */
  readonly language: string
  /** Empty while it loads. */
  readonly name: string
}

/** Preview of the site in a frame, with a shareable link. */
export function MomentFrame({ name, ...moment }: MomentFrameProps) {
  const { link, failure, reload } = useMomentLink(moment)
  const [isNarrow, setNarrow] = useState(false)
  if (failure) return <FailureNote failure={failure} reload={reload} />
  if (!link) return <Spinner label={t('Preparing the preview…')} />
  const { url, expiresAt } = link
  return (
    <section className="moment-look" aria-label={t('Preview')}>
      <div className="moment-tools">
        <IconButton
          label={t('Computer preview')}
          icon={<Monitor size={16} />}
          aria-pressed={!isNarrow}
          onClick={() => setNarrow(false)}
        />
        <IconButton
          label={t('Phone preview')}
          icon={<Smartphone size={16} />}
          aria-pressed={isNarrow}
          onClick={() => setNarrow(true)}
        />
        <CopyLink url={url} />
        <a className="ed-button" data-look="plain" href={url} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          {t('Open in a new tab')}
        </a>
      </div>
      <p className="ed-quiet">
        {t(
          'Anyone with the link can view this preview without an account until {end}. Links in the preview show the site at the same date and time.',
          { end: formatMoment(expiresAt, Intl.DateTimeFormat().resolvedOptions().timeZone) },
        )}
      </p>
      <iframe
        className="moment-frame"
        data-narrow={isNarrow || undefined}
        title={t('{name} on {time}', { name, time: formatLocalTime(moment.at) })}
        src={url}
      />
    </section>
  )
}

function CopyLink({ url }: { readonly url: string }) {
  const [said, setSaid] = useState('')
  return (
    <>
      <Button onClick={() => void copy()}>
        <Link size={16} aria-hidden />
        {t('Copy link')}
      </Button>
      <span role="status" className="ed-quiet">
        {said}
      </span>
    </>
  )

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(url, location.href).href)
      setSaid(t('Link copied.'))
    } catch {
      // Clipboard access was refused, or isn't available, as on pages without HTTPS.
      setSaid(t('Your browser blocked clipboard access. Open the preview in a new tab.'))
    }
  }
}

/** Returns the user's own link, created when the moment is first shown. */
function useMomentLink({ locationId, at, language }: Omit<MomentFrameProps, 'name'>) {
  const [link, setLink] = useState<MomentLink | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [tries, setTries] = useState(0)
  const [createLink] = useMutation(createMomentLinkMutation)
  // biome-ignore lint/correctness/useExhaustiveDependencies: made again when someone asks for it again.
  useEffect(() => {
    let isShown = true
    setFailure(null)
    createLink({ variables: { locationId, at, language: language || null } }).then(
      ({ data }) => isShown && setLink(data?.createMomentLink ?? null),
      (error) => isShown && setFailure(failureOf(error)),
    )
    return () => {
      isShown = false
    }
  }, [tries])
  return { link, failure, reload: () => setTries((count) => count + 1) }
}
