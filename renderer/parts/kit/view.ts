import type { ComponentType, ReactNode } from 'react'
import type { BlockData, BlockProps, SlotName } from '#schema/block/block'
import type { MediaItem } from '#schema/entities/media'
import type { LinkValue } from '#schema/fields'
import type { PageContext } from '#schema/site/page-context'

/** Looks up what a block's fields point at. Everything asked for has been fetched before the view is rendered. */
export interface References {
  /** All that is answered from, as data. */
  readonly records: readonly unknown[]
  /** `null` when nothing is chosen, or the picture is gone. */
  media(id: number | null): MediaItem | null
  /** The pictures that are there, in order. */
  medias(ids: readonly number[]): readonly MediaItem[]
  /** A safe address for a link; `null` when it leads nowhere. */
  href(link: LinkValue | null): string | null
}

/** What every view gets. A view is a pure function of it, and never asks whether it is being edited. */
export interface ViewProps<B> {
  /** The block's id: prefix for ids inside the view. */
  readonly id: string
  readonly props: BlockProps<B>
  /** What the definition's `load` fetched; `undefined` without one. */
  readonly data: BlockData<B>
  /** The blocks in each slot, already rendered. */
  readonly slots: Readonly<Record<SlotName<B>, ReactNode>>
  readonly refs: References
  readonly page: PageContext
}

/** Any view, its own types forgotten: what the registry hands out. */
export type AnyView = ComponentType<{
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
  readonly data: unknown
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly refs: References
  readonly page: PageContext
}>

/** One JSON-LD thing: `{ '@type': 'Event', name: … }`; the page adds `@context`. Addresses in it may be paths. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>

/**
 * What a block tells search engines, in a file of its own (`*.jsonld.ts`) beside the view, from the same inputs.
 * Only the server reads it.
 */
export type StructuredData<B> = (input: Omit<ViewProps<B>, 'slots'>) => readonly JsonLd[]
