import { playerUrl, videoAt, watchUrl } from '../../parts/embeds/video-address'
import type { StructuredData } from '../../parts/kit/view'
import type video from './video.block'

/** Only a video with a title gets structured data. */
const structuredData: StructuredData<typeof video> = ({ props, refs }) => {
  const shown = videoAt(props.youtubeLink)
  if (!shown || !props.title) return []
  const poster = refs.media(props.poster)
  return [
    {
      '@type': 'VideoObject',
      name: props.title,
      description: props.description || props.title,
      embedUrl: playerUrl(shown),
      url: watchUrl(shown),
      ...(poster && { thumbnailUrl: poster.src }),
      ...(poster?.dateTime && { uploadDate: poster.dateTime }),
    },
  ]
}
export default structuredData
