import { defineBlock } from '#schema/block/block'
import { link, record, richtext, string } from '#schema/fields'

const gettingHere = defineBlock({
  name: 'GettingHere',
  label: 'Getting here',
  description: 'Map, address, phone, email and directions.',
  keywords: [
    'map',
    'address',
    'directions',
    'contact',
    'phone',
    'telephone',
    'email',
    'e-mail',
    'location',
    'parking',
    'bus',
    'transport',
    'how to find us',
    'where',
  ],
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the map.',
      default: 'Getting Here',
      max: 160,
    }),
    location: record({
      kind: 'location',
      label: 'Location',
      help: 'Leave it empty to use this page’s location.',
    }),
    businessId: string({
      label: 'Business id',
      group: 'Settings',
      help: 'The Google Maps place ID, like ChIJN1t_tDeuEmsRUsoyG83frY4. Without it, the map searches for the address.',
      pattern: '[\\w-]+',
      max: 200,
    }),
    busLink: link({
      label: 'Bus service',
      help: 'A page about the bus or your shuttle.',
    }),
    note: richtext({
      label: 'Good to know',
      help: 'Parking, the nearest stop, which entrance to take.',
    }),
  },
  load: async (source, { location: slug }, page) =>
    slug ? await source.record('location', slug) : page.location,
})
export default gettingHere
