import { Component, type ReactNode } from 'react'
import type { StoredBlock } from '#schema/page/content'
import { FailedBlock } from './failed-block'

/** Error boundary of a block's view, so that an error doesn't break the page. A changed block is rendered again. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { failed: null }

  static getDerivedStateFromError(error: unknown): BlockBoundaryState {
    return { failed: { error, block: null } }
  }

  static getDerivedStateFromProps(
    { block }: BlockBoundaryProps,
    { failed }: BlockBoundaryState,
  ): BlockBoundaryState | null {
    if (!failed) return null
    if (failed.block === null) return { failed: { ...failed, block } }
    return failed.block === block ? null : { failed: null }
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    const retry = () => this.setState({ failed: null })
    return <FailedBlock label={this.props.label} error={failed.error} onRetry={retry} />
  }
}

interface BlockBoundaryProps {
  readonly block: StoredBlock
  readonly label: string
  readonly children: ReactNode
}

interface BlockBoundaryState {
  /** The error, and the block that caused it once that is known. */
  readonly failed: { readonly error: unknown; readonly block: StoredBlock | null } | null
}
