/** The sheets that all blocks share; those of blocks and parts come with their views (`vite/sheets-with-views.ts`). */
import '#renderer/styles/layers.css'

// From the root of the project: a path relative to this file would match nothing once the file is moved, and say nothing.
const sheets = import.meta.glob(
  [
    '/renderer/styles/*.css',
    // These belong to no part of their own.
    '/renderer/parts/*/{entrance,list-filters,printed-carousel,slot}.css',
  ],
  { eager: true },
)

/** Their paths. */
export const pageSheets = Object.keys(sheets)
