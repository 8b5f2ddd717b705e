import { defineBlock } from '#schema/block/block'
import type { Gallery } from '#schema/entities/media'
import { medias, string } from '#schema/fields'
import { idOfRecord } from '#schema/site/page-record'

const murtiDarshan = defineBlock({
  name: 'MurtiDarshan',
  label: 'Murti darshan',
  description: 'The darshan of the day: pictures of the murtis in a row.',
  category: 'gallery',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the pictures.',
      default: 'Murti Darshan',
      max: 160,
    }),
    medias: medias({
      label: 'Pictures',
      help: "Shown in this order; when none is chosen, those of the location's latest darshan.",
    }),
  },
  async load(source, { medias: chosen }, { location, record }): Promise<Gallery | null> {
    if (chosen.length > 0) return null
    const ofPage = idOfRecord(record, 'gallery')
    if (ofPage !== null) return source.gallery(ofPage)
    const category = 'Murti Darshan'
    const own = await source.galleries({ locationSlug: location.slug, category, first: 1 })
    const [latest] = own.length > 0 ? own : await source.galleries({ category, first: 1 })
    return latest ? source.gallery(latest.id) : null
  },
})
export default murtiDarshan
