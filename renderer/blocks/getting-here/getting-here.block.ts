import { defineBlock } from '#schema/block/block'
import { link, record, richtext, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const gettingHere = defineBlock({
  name: 'GettingHere',
  label: t('Getting here'),
  description: t('Map, address, phone, email and directions.'),
  keywords: searchTerms(
    'map, address, directions, contact, phone, telephone, email, e-mail, location, parking, bus, transport, how to find us, where',
  ),
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the map.'),
      default: 'Getting Here',
      max: 160,
    }),
    location: record({
      kind: 'location',
      label: t('Location'),
      help: t('Leave it empty to use this page’s location.'),
    }),
    businessId: string({
      label: t('Business id'),
      group: 'Settings',
      help: t(
        'The Google Maps place ID, like ChIJN1t_tDeuEmsRUsoyG83frY4. Without it, the map searches for the address.',
      ),
      pattern: '[\\w-]+',
      max: 200,
    }),
    busLink: link({
      label: t('Bus service'),
      help: t('A page about the bus or your shuttle.'),
    }),
    note: richtext({
      label: t('Good to know'),
      help: t('Parking, the nearest stop, which entrance to take.'),
    }),
  },
  load: async (source, { location: slug }, page) =>
    slug ? await source.record('location', slug) : page.location,
})
export default gettingHere
