import type { BlockProps } from '#schema/block/block'
import { defaultsOf } from '#schema/fields/read'
import footer from './footer.block'

const sample: BlockProps<typeof footer> = {
  ...defaultsOf(footer.fields),
  contact: '<p>The office is open from 9:00 am to 6:00 pm, every day.</p>',
  social: [
    { network: 'FACEBOOK', address: 'https://www.facebook.com/' },
    { network: 'INSTAGRAM', address: 'https://www.instagram.com/' },
    { network: 'YOUTUBE', address: 'https://www.youtube.com/' },
  ],
}
export default sample
