import { Component, type ReactNode } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { ErrorPage } from './error-page'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/**
 * Error boundary that explains what to do when a part of the editor fails or could not be loaded. Unsaved work is kept on this
 * device.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something broke without saying what') }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const detail = error instanceof Error ? error.message : String(error)
    return (
      <ErrorPage
        failure={{
          kind: 'refused',
          issues: [],
          message: joinSentences(
            t('The editor has stopped.'),
            detail,
            t('Your unsaved changes are kept on this device.'),
          ),
        }}
        reload={() => location.reload()}
      />
    )
  }
}
