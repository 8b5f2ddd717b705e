import type { BlockProps } from '#schema/block/block'
import type aboutTeaser from './about-teaser.block'

const sample: BlockProps<typeof aboutTeaser> = {
  colorOffset: true,
  title: 'A house of prayer, built by its neighbours',
  text: '<p>Two thousand volunteers gave their weekends for sixteen years. What they built is a mandir, and around it a school, a kitchen, a gymnasium and a garden that belong to everyone who comes.</p><p>We are a charity, and run by volunteers to this day.</p>',
  media: 11,
  link: { href: '/learn' },
  linkLabel: 'Read our story',
}
export default sample
