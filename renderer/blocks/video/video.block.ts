import { defineBlock } from '#schema/block/block'
import { boolean, link, media, string } from '#schema/fields'
import { VIDEO_PATTERN } from '../../parts/embeds/video-pattern'

const video = defineBlock({
  name: 'Video',
  label: 'Video',
  description: 'A video from YouTube or Vimeo, loaded only when someone plays it.',
  keywords: [
    'youtube',
    'vimeo',
    'film',
    'movie',
    'clip',
    'livestream',
    'live stream',
    'recording',
    'player',
  ],
  subject: 'pictures',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    youtubeLink: string({
      label: 'Video address',
      help: 'A YouTube link (https://www.youtube.com/watch?v=…, https://youtu.be/…) or Vimeo link (https://vimeo.com/…). Other links show nothing.',
      placeholder: 'https://www.youtube.com/watch?v=…',
      pattern: VIDEO_PATTERN,
      max: 500,
    }),
    title: string({
      label: 'Title',
      help: 'What the video is about, for its picture and for people who can’t see it.',
      max: 160,
    }),
    description: string({
      label: 'Description',
      help: 'One or two sentences below the video.',
      multiline: true,
      max: 600,
    }),
    poster: media({
      label: 'Picture',
      help: 'Shown until the video plays. Without one, a drawing is shown.',
    }),
    blockBelow: link({
      label: 'Block below',
      group: 'Settings',
      help: 'The block that the arrow below the video scrolls to.',
    }),
    offsetTop: boolean({
      label: 'Overlap the banner above',
      group: 'Appearance',
      help: 'Also tightens the space to other blocks.',
    }),
    colorOffset: boolean({
      label: 'Coloured background',
      group: 'Appearance',
      help: 'A coloured band behind the video, from edge to edge.',
    }),
  },
})
export default video
