import type { BlockProps } from '#schema/block/block'
import type socialSubFeeds from './social-sub-feeds.block'

function city(title: string, image: number) {
  const name = title.toLowerCase()
  return {
    title,
    image,
    instagram: `https://instagram.example.org/deepmala.${name}`,
    twitter: `https://twitter.example.org/deepmala_${name}`,
    facebook: `https://facebook.example.org/deepmala.${name}`,
  }
}

const sample: BlockProps<typeof socialSubFeeds> = {
  title: 'Social Media Feeds',
  items: [city('Brookfield', 1), city('Ottawa', 5), city('Leicester', 9), city('Nairobi', 12)],
}
export default sample
