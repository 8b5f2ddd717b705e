import { t } from '#schema/messages/t'
import { useEditing } from '../saving/editing'
import { previewFailure, useMakePreview } from './use-make-preview'

/** Returns a function that saves and shows the draft as visitors would see it, in a new tab. */
export function usePreview(): () => Promise<void> {
  const { notices } = useEditing()
  const makePreview = useMakePreview()
  return async () => {
    // Opened before any await: browsers block tabs that don't directly follow a user action.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    try {
      const href = await makePreview()
      if (tab) tab.location.replace(href)
      else notices.setState({ notice: { ...BLOCKED, link: { text: t('Open the preview'), href } } })
    } catch (error) {
      tab?.close()
      notices.setState({ notice: { tone: 'danger', text: previewFailure(error) } })
    }
  }
}

const BLOCKED = { tone: 'plain', text: t('Your browser blocked the pop-up.') } as const
