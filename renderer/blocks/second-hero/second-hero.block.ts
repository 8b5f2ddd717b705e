import { defineBlock } from '#schema/block/block'
import type { MediaItem } from '#schema/entities/media'
import { boolean, media, showWhen, string } from '#schema/fields'
import { locationPicture } from '../../parts/media/hero-location'

const secondHero = defineBlock({
  name: 'SecondHero',
  label: 'Second hero',
  description: 'The quieter opening of an inner page.',
  category: 'hero',
  targets: ['location', 'content'],
  fields: showWhen(
    {
      useLocation: boolean({
        label: "Use the location's texts",
        help: "Shows the location's name and introduction in place of a title of its own.",
      }),
      pretitle: string({
        label: 'Line above the title',
        help: 'A few words, such as the part of the site.',
        max: 120,
      }),
      title: string({
        label: 'Title',
        help: 'The main heading of the page.',
        max: 200,
        example: 'What the page is about',
      }),
      subtitle: string({
        label: 'Subtitle',
        help: 'One sentence below the title.',
        multiline: true,
        max: 400,
        example: 'One sentence that says for whom it is',
      }),
      intro: string({
        label: 'Introduction',
        help: 'A short paragraph below the subtitle.',
        multiline: true,
        max: 800,
      }),
      background: media({
        label: 'Picture',
        help: "At least 1440 pixels wide. Without one, a hero with the location's texts takes the picture of gallery 100.",
      }),
    },
    {
      pretitle: { field: 'useLocation', is: false },
      title: { field: 'useLocation', is: false },
      subtitle: { field: 'useLocation', is: false },
    },
  ),
  usesLocation: ({ useLocation }) => useLocation,
  load: (source, { useLocation, background }) =>
    useLocation && background === null
      ? locationPicture(source)
      : Promise.resolve<MediaItem | null>(null),
})
export default secondHero
