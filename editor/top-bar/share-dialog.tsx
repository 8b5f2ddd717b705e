import { useState } from 'react'
import { momentWords } from '#schema/publication/publication-words'
import { failureOf } from '../api/failure'
import { createPreview, type PreviewLink, readPreviews, revokePreview } from '../api/pages'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { englishName } from '../ui/language-names'
import './share-dialog.css'

/** Makes preview links of the page, and lists those that still work. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const [followsDraft, setFollowsDraft] = useState(true)
  const links = usePreviewLinks()
  return (
    <Dialog
      title="Share a preview"
      description="Anyone with the link can see this draft for 14 days and comment on it, without an account. You can revoke it at any time."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button
            look="primary"
            aria-disabled={links.isBusy}
            onClick={() => void links.copyNew(followsDraft)}
          >
            {links.isBusy ? 'Creating link…' : 'Copy new link'}
          </Button>
        </>
      }
    >
      <fieldset className="ed-share-choice">
        <legend>The link shows</legend>
        <label>
          <input
            type="radio"
            name="follows"
            checked={followsDraft}
            onChange={() => setFollowsDraft(true)}
          />
          The newest draft
        </label>
        <label>
          <input
            type="radio"
            name="follows"
            checked={!followsDraft}
            onChange={() => setFollowsDraft(false)}
          />
          The draft as it is now
        </label>
      </fieldset>
      {links.notice && (
        <p className="ed-message" data-tone={links.notice.tone} role="status">
          {links.notice.text} {links.notice.href && <a href={links.notice.href}>Preview link</a>}
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
  const { answer, again } = useAnswer(`previews ${documentId}`, () =>
    readPreviews(client, documentId),
  )
  return {
    notice,
    isBusy,
    shown: answer.state === 'ready' ? answer.value : [],
    failure:
      answer.state === 'failed' ? <FailureNote failure={answer.failure} again={again} /> : null,
    copyNew: (followsDraft: boolean) => (isBusy ? undefined : run(() => copyNew(followsDraft))),
    revoke: (id: string) => run(() => revoke(id)),
  }

  async function run(work: () => Promise<ShareNotice>): Promise<void> {
    setIsBusy(true)
    try {
      setNotice(await work())
      again()
    } catch (error) {
      setNotice({ tone: 'danger', text: failureOf(error).message })
    }
    setIsBusy(false)
  }

  async function copyNew(followsDraft: boolean): Promise<ShareNotice> {
    if (!(await saver.saveNow()))
      return { tone: 'danger', text: 'No link: the page couldn’t be saved.' }
    const shared = { documentId, language: context.language, shared: true, followsDraft }
    const href = new URL(await createPreview(client, shared), location.href).href
    try {
      await navigator.clipboard.writeText(href)
      return { tone: 'success', text: 'Link copied.' }
    } catch {
      // Refused, or not there as on pages without HTTPS.
      return {
        tone: 'plain',
        text: 'Your browser blocked clipboard access. Copy it from here:',
        href,
      }
    }
  }

  async function revoke(id: string): Promise<ShareNotice> {
    const wasThere = await revokePreview(client, documentId, id)
    return {
      tone: 'success',
      text: wasThere ? 'Link revoked.' : 'This link was already revoked or expired.',
    }
  }
}

function LinkList({ links, onRevoke }: LinkListProps) {
  const { context } = useSession()
  if (links.length === 0) return <p className="ed-quiet">No links yet.</p>
  const when = (moment: string) => momentWords(moment, context.location.timeZone)
  return (
    <section aria-label="Links">
      <h3>Links</h3>
      <ul className="ed-share-links">
        {links.map(({ id, language, version, followsDraft, by, createdAt, expiresAt }) => (
          <li key={id}>
            <span>
              {followsDraft ? 'Newest draft' : `Version ${version}`}, {englishName(language)}
              <span className="ed-quiet">
                {` by ${by}, ${when(createdAt)}. Works until ${when(expiresAt)}.`}
              </span>
            </span>
            <Button
              look="quiet"
              aria-label={`Revoke the link of ${when(createdAt)}`}
              onClick={() => onRevoke(id)}
            >
              Revoke
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
