import { useEffect } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Failure } from '../api/failure'
import { type Notice, useEditing } from '../saving/editing'
import { useSession } from '../store/session'

/** Shows one message at a time: a notice removes the toast, and a toast removes a notice that asks for nothing. */
export function useLatestMessage(): void {
  const { notices } = useEditing()
  const { uiStore } = useSession()
  useEffect(
    () =>
      notices.subscribe(({ notice }, before) => {
        if (notice && notice !== before.notice) uiStore.setState({ toast: null })
      }),
    [notices, uiStore],
  )
  useEffect(
    () =>
      uiStore.subscribe(({ toast }, before) => {
        if (!toast || toast === before.toast) return
        const { notice } = notices.getState()
        if (notice && notice.tone !== 'danger' && !notice.action && !notice.isStanding)
          notices.setState({ notice: null })
      }),
    [notices, uiStore],
  )
}

/** Shows why a save was refused, opens the dialog on a conflict, and removes notices that a change has made obsolete. */
export function useFailureNotices(showConflict: () => void): void {
  const { saver, notices } = useEditing()
  useEffect(() => {
    let shown: Notice | null = null
    return saver.store.subscribe(({ failure, hasLocalCopy }, before) => {
      if (before.hasLocalCopy && !hasLocalCopy) notices.setState({ notice: NOT_KEPT })
      if (failure === before.failure) return
      if (failure?.kind === 'conflict') showConflict()
      const notice = failure && noticeOf(failure)
      // Other notices, such as that of publishing, must stay.
      if (notice === null && notices.getState().notice !== shown) return
      shown = notice
      notices.setState({ notice })
    })
  }, [saver, notices, showConflict])
  useEffect(
    () =>
      saver.store.subscribe(({ lastChange }, before) => {
        const isOver = lastChange !== before.lastChange && notices.getState().notice?.endsWithChange
        if (isOver) notices.setState({ notice: null })
      }),
    [saver, notices],
  )
}

const NOT_KEPT: Notice = {
  tone: 'plain',
  text: t(
    'This browser can’t keep a copy of unsaved changes, because the window is private or storage is full. Saving works as usual.',
  ),
}

function noticeOf(failure: Failure): Notice | null {
  switch (failure.kind) {
    case 'refused':
      return {
        tone: 'danger',
        text: joinSentences(t('Not saved.'), failure.message),
        ...(failure.issues.length > 0 && { issues: failure.issues }),
      }
    case 'forbidden':
      return {
        tone: 'danger',
        text: t(
          'Not saved: you can no longer change this page. Your changes are kept here. Copy the page as a file to pass them on.',
        ),
      }
    case 'missing':
      return {
        tone: 'danger',
        text: t('Not saved: this page no longer exists. Copy it as a file to keep your changes.'),
      }
    default:
      return null
  }
}
