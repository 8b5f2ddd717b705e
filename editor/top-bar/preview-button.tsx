import { ExternalLink } from 'lucide-react'
import { failureOf } from '../api/failure'
import { createPreview } from '../api/pages'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'

/** Saves, and shows the draft as visitors would see it, in a tab of its own. */
export function PreviewButton() {
  const { client } = useApp()
  const { documentId, context } = useSession()
  const { saver, notices } = useEditing()

  async function preview(): Promise<void> {
    // Opened before anything is awaited: browsers block tabs that do not follow from a press at once.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    try {
      if (!(await saver.saveNow())) throw new NotSaved()
      const href = await createPreview(client, { documentId, language: context.language })
      if (tab) tab.location.replace(href)
      else notices.setState({ notice: { ...BLOCKED, link: { text: 'Open the preview', href } } })
    } catch (error) {
      tab?.close()
      const text = error instanceof NotSaved ? error.message : failureOf(error).message
      notices.setState({ notice: { tone: 'danger', text } })
    }
  }

  return (
    <Button
      look="plain"
      data-action="preview"
      onClick={() => void preview()}
      className="ed-preview"
    >
      <ExternalLink size={16} aria-hidden />
      <span>Preview</span>
    </Button>
  )
}

const BLOCKED = { tone: 'plain', text: 'Your browser keeps new tabs back.' } as const

class NotSaved extends Error {
  override message = 'The page could not be saved, so there is no preview of it yet.'
}
