import { defineBlock } from '#schema/block/block'
import { boolean, link, media, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { VIDEO_PATTERN } from '../../parts/embeds/video-pattern'

const video = defineBlock({
  name: 'Video',
  label: t('Video'),
  description: t('A video from YouTube or Vimeo, loaded only when someone plays it.'),
  keywords: searchTerms(
    'youtube, vimeo, film, movie, clip, livestream, live stream, recording, player',
  ),
  subject: 'pictures',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    youtubeLink: string({
      label: t('Video address'),
      help: t(
        'A YouTube link (https://www.youtube.com/watch?v=…, https://youtu.be/…) or Vimeo link (https://vimeo.com/…). Other links show nothing.',
      ),
      placeholder: 'https://www.youtube.com/watch?v=…',
      pattern: VIDEO_PATTERN,
      max: 500,
    }),
    title: string({
      label: t('Title'),
      help: t('Describe the video, for its picture and for people who can’t see it.'),
      max: 160,
    }),
    description: string({
      label: t('Description'),
      help: t('One or two sentences below the video.'),
      multiline: true,
      max: 600,
    }),
    poster: media({
      label: t('Picture'),
      help: t('Shown until the video plays. Without one, a drawing is shown.'),
    }),
    blockBelow: link({
      label: t('Scroll to block'),
      group: 'Settings',
      help: t('The block that the arrow below the video scrolls to.'),
    }),
    offsetTop: boolean({
      label: t('Overlap the banner above'),
      group: 'Appearance',
      help: t('Also tightens the space to other blocks.'),
    }),
    colorOffset: boolean({
      label: t('Coloured background'),
      group: 'Appearance',
      help: t('A coloured band behind the video, from edge to edge.'),
    }),
  },
})
export default video
