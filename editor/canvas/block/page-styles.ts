/** Styles shared by all blocks; those of single blocks and parts are loaded with their views (`vite/sheets-with-views.ts`). */
import '#renderer/styles/layers.css'

// Relative to the project root: a path relative to this file would silently match nothing after a move.
const sheets = import.meta.glob(
  [
    '/renderer/styles/*.css',
    // Sheets that belong to no single part.
    '/renderer/parts/*/{entrance,list-filters,printed-carousel,slot}.css',
  ],
  { eager: true },
)

/** Paths of the shared sheets. */
export const pageSheets = Object.keys(sheets)
