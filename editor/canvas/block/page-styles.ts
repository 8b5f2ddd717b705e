/** The sheets that all blocks share; those of blocks and parts come with their views (`vite/sheets-with-views.ts`). */
import '#renderer/styles/layers.css'

import.meta.glob(
  [
    '../../renderer/styles/*.css',
    // These belong to no part of their own.
    '../../renderer/parts/*/{entrance,icon,list-filters,slot}.css',
  ],
  { eager: true },
)
