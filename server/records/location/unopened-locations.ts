import { eq } from 'drizzle-orm'
import { locations } from '../../database/tables'
import { locationWriter } from './location.writer'

/** Writer whose new locations are not open; existing ones keep their status. */
export const unopenedLocations: typeof locationWriter = {
  ...locationWriter,
  async write(writing) {
    const row = await locationWriter.write(writing)
    if (writing.before !== null) return row
    const unopened = { status: 'INACTIVE' } as const
    await writing.tx.update(locations).set(unopened).where(eq(locations.id, row.id))
    return { ...row, ...unopened }
  },
}
