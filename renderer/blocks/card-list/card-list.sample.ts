import type { BlockProps } from '#schema/block/block'
import type cardList from './card-list.block'

const sample: BlockProps<typeof cardList> = {
  title: 'Stories from the mandir',
  items: [
    {
      title: 'The garden in four seasons',
      description: 'Nine hundred roses, one long pool, and the people who look after them.',
      image: 25,
      href: { href: '/explore/garden' },
      featured: false,
    },
    {
      title: 'How eleven thousand stones crossed an ocean',
      description:
        'Each of them was carved by hand, numbered, packed in straw and put in its place by volunteers. It took twenty months, and nobody was in a hurry.',
      image: 2,
      href: { href: '/explore/mandir' },
      featured: true,
    },
    {
      title: 'A kitchen that never closes',
      description: 'Four hundred lunches a day, and every one of them made fresh.',
      image: 43,
      href: { href: '/services' },
      featured: false,
    },
    {
      title: 'The reading room',
      description: 'Old books in five languages, and a beam of sun at four.',
      image: 45,
      href: { href: '/learn' },
      featured: false,
    },
  ],
}
export default sample
