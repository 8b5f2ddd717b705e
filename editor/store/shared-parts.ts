import type { ReactNode } from 'react'
import type { RawProps } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'

/** Parts of shared blocks and templates in the page editor: provided by `page-editor/`, because they query the server. */
export type SharedPart =
  /** Read-only blocks in place of a use. */
  | { readonly part: 'view'; readonly block: StoredBlock }
  /** Settings of a use. */
  | { readonly part: 'settings'; readonly id: string }
  /** Banner above an open shared block. */
  | { readonly part: 'banner' }
  /** Connection of the page with templates, at the top of its settings. */
  | { readonly part: 'origin' }
  /** Button that saves the page as a template, at the end of its settings. */
  | { readonly part: 'template' }
  /** Dialog that creates a shared block from blocks of the page. */
  | ({ readonly part: 'make' } & MakeSharedProps)
  /** Available shared blocks, in the palette. */
  | ({ readonly part: 'group' } & SharedGroupProps)
  /** Available shared blocks, in the inserter. */
  | ({ readonly part: 'options' } & SharedOptionsProps)

export interface MakeSharedProps {
  readonly ids: readonly string[]
  readonly onClosed: () => void
}

export interface SharedGroupProps {
  readonly search: string
  /** Shown if there are no results. */
  readonly otherwise: ReactNode
}

export interface SharedOptionsProps {
  readonly search: string
  readonly choose: (name: string, values: RawProps) => void
}
