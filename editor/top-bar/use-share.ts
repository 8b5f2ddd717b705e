import { revokePreviews } from '../api/pages'
import { useApp } from '../app/app-context'
import { type Notice, useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { previewFailure, useMakePreview } from './use-make-preview'

/** Sharing the draft with people who have no account, and revoking that. */
export function useShare() {
  const { client } = useApp()
  const { documentId } = useSession()
  const { notices } = useEditing()
  const makePreview = useMakePreview()

  async function say(work: () => Promise<Notice>): Promise<void> {
    try {
      notices.setState({ notice: await work() })
    } catch (error) {
      notices.setState({ notice: { tone: 'danger', text: previewFailure(error) } })
    }
  }

  async function copyLink(): Promise<Notice> {
    const href = new URL(await makePreview(), location.href).href
    try {
      await navigator.clipboard.writeText(href)
      return COPIED
    } catch {
      // Refused, or not there as on pages without HTTPS.
      return { ...NOT_COPIED, link: { text: 'The preview link', href } }
    }
  }

  async function stop(): Promise<Notice> {
    const ended = await revokePreviews(client, documentId)
    return ended > 0 ? STOPPED : NOTHING_SHARED
  }

  return { copyLink: () => void say(copyLink), stop: () => void say(stop) }
}

const COPIED: Notice = {
  tone: 'success',
  text: 'Link copied. Whoever has it can see this draft for 15 minutes.',
}
const NOT_COPIED: Notice = {
  tone: 'plain',
  text: 'Your browser does not let the link be copied. Copy it from here; it shows this draft for 15 minutes:',
}
const STOPPED: Notice = {
  tone: 'success',
  text: 'Previews of this page are stopped. Links to them show nothing any more.',
}
const NOTHING_SHARED: Notice = {
  tone: 'plain',
  text: 'No preview of this page is shared just now.',
}
