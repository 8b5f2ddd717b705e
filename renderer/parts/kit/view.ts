import type { ComponentType, ReactNode } from 'react'
import type { BlockData, BlockProps, SlotName } from '#schema/block/block'
import type { MediaItem } from '#schema/entities/media'
import type { LinkValue } from '#schema/fields'
import type { PageContext } from '#schema/site/page-context'

/** Looks up the records that a block's fields reference. All of them have been loaded before the view is rendered. */
export interface References {
  /** All records behind the look-ups, as data. */
  readonly records: readonly unknown[]
  /** Returns a picture; `null` if none is chosen or it is gone. */
  media(id: number | null): MediaItem | null
  /** Returns the pictures that exist, in order. */
  medias(ids: readonly number[]): readonly MediaItem[]
  /** Returns a safe address for a link; `null` if it has no target. */
  href(link: LinkValue | null): string | null
}

/** Props of every view. A view is a pure function of them, and never depends on whether it is being edited. */
export interface ViewProps<B> {
  /** The block's id, used as prefix for ids inside the view. */
  readonly id: string
  readonly props: BlockProps<B>
  /** The result of the definition's `load`; `undefined` without one. */
  readonly data: BlockData<B>
  /** The blocks of each slot, already rendered. */
  readonly slots: Readonly<Record<SlotName<B>, ReactNode>>
  readonly refs: References
  readonly page: PageContext
}

/** Any view with its types erased, as returned by the registry. */
export type AnyView = ComponentType<{
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
  readonly data: unknown
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly refs: References
  readonly page: PageContext
}>

/** A JSON-LD object: `{ '@type': 'Event', name: … }`; the page adds `@context`. Addresses may be paths. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>

/**
 * Returns a block's structured data from the inputs of its view. Defined in a separate file beside the view (`*.jsonld.ts`),
 * which only the server loads.
 */
export type StructuredData<B> = (input: Omit<ViewProps<B>, 'slots'>) => readonly JsonLd[]
