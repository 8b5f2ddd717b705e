import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { formatMoment } from '#schema/publication/publication-text'
import { evict } from '../api/apollo/changed-records'
import { failureOf } from '../api/failure'
import { previewLinksQuery, revokePreviewMutation } from '../api/operations/previews'
import { createPreview, type PreviewLink } from '../api/previews'
import { withApi } from '../app/api-provider'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { languageLabel } from '../ui/language-names'
import './share-dialog.css'

/** Dialog that creates preview links of the page and lists the valid ones. */
export const ShareDialog = withApi(Sharing)

function Sharing({ onClose }: { readonly onClose: () => void }) {
  const [followsDraft, setFollowsDraft] = useState(true)
  const links = usePreviewLinks()
  return (
    <Dialog
      title={t('Share a preview')}
      description={t(
        'Anyone with the link can see this draft for 14 days and comment on it, without an account. You can revoke it at any time.',
      )}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Done')}</Button>
          <Button
            look="primary"
            aria-disabled={links.isBusy}
            onClick={() => void links.copyNew(followsDraft)}
          >
            {links.isBusy ? t('Creating link…') : t('Copy new link')}
          </Button>
        </>
      }
    >
      <fieldset className="ed-share-choice">
        <legend>{t('The link shows')}</legend>
        <label>
          <input
            type="radio"
            name="follows"
            checked={followsDraft}
            onChange={() => setFollowsDraft(true)}
          />
          {t('The newest draft')}
        </label>
        <label>
          <input
            type="radio"
            name="follows"
            checked={!followsDraft}
            onChange={() => setFollowsDraft(false)}
          />
          {t('The draft as it is now')}
        </label>
      </fieldset>
      {links.notice && (
        <p className="ed-message" data-tone={links.notice.tone} role="status">
          {links.notice.text}{' '}
          {links.notice.href && <a href={links.notice.href}>{t('Preview link')}</a>}
        </p>
      )}
      {links.failure}
      <LinkList links={links.shown} onRevoke={(id) => void links.revoke(id)} />
    </Dialog>
  )
}

interface ShareNotice {
  readonly tone: 'danger' | 'plain' | 'success'
  readonly text: string
  readonly href?: string
}

function usePreviewLinks() {
  const { client } = useApp()
  const { documentId, context } = useSession()
  const { saver } = useEditing()
  const [notice, setNotice] = useState<ShareNotice | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const query = useQuery(previewLinksQuery, { variables: { id: documentId } })
  const [revokePreview] = useMutation(revokePreviewMutation)
  const { error, data = query.previousData } = query
  return {
    notice,
    isBusy,
    shown: (error ? null : data?.document?.previews) ?? [],
    failure: error ? (
      <FailureNote failure={failureOf(error)} reload={() => void query.refetch()} />
    ) : null,
    copyNew: (followsDraft: boolean) => (isBusy ? undefined : run(() => copyNew(followsDraft))),
    revoke: (id: string) => run(() => revoke(id)),
  }

  async function run(work: () => Promise<ShareNotice>): Promise<void> {
    setIsBusy(true)
    try {
      setNotice(await work())
    } catch (reason) {
      setNotice({ tone: 'danger', text: failureOf(reason).message })
    }
    setIsBusy(false)
  }

  async function copyNew(followsDraft: boolean): Promise<ShareNotice> {
    if (!(await saver.saveNow()))
      return {
        tone: 'danger',
        text: t('No link was created, because the page couldn’t be saved. Try again.'),
      }
    const shared = { documentId, language: context.language, shared: true, followsDraft }
    const href = new URL(await createPreview(client, shared), location.href).href
    void query.refetch()
    try {
      await navigator.clipboard.writeText(href)
      return { tone: 'success', text: t('Link copied.') }
    } catch {
      // Clipboard access was refused, or isn't available, as on pages without HTTPS.
      return {
        tone: 'plain',
        text: t('Your browser blocked clipboard access. Copy it from here:'),
        href,
      }
    }
  }

  async function revoke(id: string): Promise<ShareNotice> {
    const revoked = await revokePreview({
      variables: { documentId, id },
      update: (cache) => evict(cache, { __typename: 'PreviewLink', id }),
    })
    return {
      tone: 'success',
      text: revoked.data?.revokePreview
        ? t('Link revoked.')
        : t('This link was already revoked or expired.'),
    }
  }
}

function LinkList({ links, onRevoke }: LinkListProps) {
  const { context } = useSession()
  if (links.length === 0) return <p className="ed-quiet">{t('No links yet.')}</p>
  const when = (moment: string) => formatMoment(moment, context.location.timeZone)
  return (
    <section aria-label={t('Links')}>
      <h3>{t('Links')}</h3>
      <ul className="ed-share-links">
        {links.map(({ id, language, version, followsDraft, by, createdAt, expiresAt }) => (
          <li key={id}>
            <span>
              {followsDraft ? t('Newest draft') : t('Version {version}', { version })},{' '}
              {languageLabel(language)}
              <span className="ed-quiet">
                {t('By {by}, {createdAt}. Works until {expiresAt}.', {
                  by,
                  createdAt: when(createdAt),
                  expiresAt: when(expiresAt),
                })}
              </span>
            </span>
            <Button
              look="quiet"
              aria-label={t('Revoke the link created on {createdAt}', {
                createdAt: when(createdAt),
              })}
              onClick={() => onRevoke(id)}
            >
              {t('Revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LinkListProps {
  readonly links: readonly PreviewLink[]
  readonly onRevoke: (id: string) => void
}
