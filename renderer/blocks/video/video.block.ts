import { defineBlock } from '#schema/block/block'
import { boolean, link, media, string } from '#schema/fields'
import { VIDEO_PATTERN } from '../../parts/media/video-pattern'

const video = defineBlock({
  name: 'Video',
  label: 'Video',
  description: 'A video from YouTube or Vimeo, loaded only when somebody plays it.',
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
  hints: {
    embed: 'Takes videos from YouTube and Vimeo; other sites cannot be embedded.',
    iframe: 'Takes videos from YouTube and Vimeo; other sites cannot be embedded.',
  },
  subject: 'pictures',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    youtubeLink: string({
      label: 'Video address',
      help: 'As copied from YouTube (https://www.youtube.com/watch?v=…, https://youtu.be/…) or Vimeo (https://vimeo.com/…). Any other address shows nothing.',
      placeholder: 'https://www.youtube.com/watch?v=…',
      pattern: VIDEO_PATTERN,
      max: 500,
    }),
    title: string({
      label: 'Title',
      help: 'What the video is about, for its picture and for people who do not see it.',
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
      help: 'Shown until the video plays; without one a drawing stands in.',
    }),
    blockBelow: link({
      label: 'Block below',
      group: 'Settings',
      help: 'Where the arrow below the video leads: the block one reads next.',
    }),
    offsetTop: boolean({
      label: 'Move up',
      group: 'Appearance',
      help: 'The video reaches over the lower edge of a banner above; other blocks come closer.',
    }),
    colorOffset: boolean({
      label: 'Coloured ground',
      group: 'Appearance',
      help: 'A band of colour from edge to edge behind the video.',
    }),
  },
})
export default video
