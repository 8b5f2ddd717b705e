import type { ReactNode } from 'react'
import type { RawProps } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'

/** What the page editor shows of shared blocks and templates: put in by `page-editor/`, as these parts ask the server. */
export type SharedPart =
  /** The blocks that stand in the place of a use, read only. */
  | { readonly part: 'view'; readonly block: StoredBlock }
  /** The settings of a use. */
  | { readonly part: 'settings'; readonly id: string }
  /** What stands over a shared block that is open itself. */
  | { readonly part: 'banner' }
  /** Saves the page as a template, at the end of its settings. */
  | { readonly part: 'template' }
  /** The dialog that makes one of blocks of the page. */
  | ({ readonly part: 'make' } & MakeSharedProps)
  /** Those that may be added, in the palette. */
  | ({ readonly part: 'group' } & SharedGroupProps)
  /** The same, in the inserter. */
  | ({ readonly part: 'options' } & SharedOptionsProps)

export interface MakeSharedProps {
  readonly ids: readonly string[]
  readonly onClosed: () => void
}

export interface SharedGroupProps {
  readonly search: string
  /** Shown where nothing is found. */
  readonly otherwise: ReactNode
}

export interface SharedOptionsProps {
  readonly search: string
  readonly choose: (name: string, values: RawProps) => void
}
