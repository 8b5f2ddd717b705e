import { t } from '#schema/messages/t'
import { introduction, type Template, words } from './template'

export default {
  id: 'gallery',
  label: t('Gallery'),
  purpose: t('The picture galleries of the location, and how to use or share pictures.'),
  group: 'What’s on',
  title: 'Gallery',
  description: 'Pictures of {location}: the mandir, festivals and people.',
  blocks: [
    // This block is the page's hero, with the page's title.
    {
      name: 'GalleryList',
      displayName: 'Galleries',
      fields: {
        title: '{title}',
        subtitle: 'The mandir, its festivals and its people in pictures.',
      },
    },
    introduction(
      'Look around {location} before you come, or remember the day you were here. [[One sentence: what the newest pictures show.]]',
    ),
    words(
      'Using our pictures',
      '<p>For newspapers, schools and books please write to [[email address]]. Photographs of your own visit are welcome at [[address or handle]].</p>',
    ),
  ],
} satisfies Template
