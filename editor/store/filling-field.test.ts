import { expect, test } from 'vitest'
import { block } from '../testing/three-blocks'
import { fillingField } from './filling-field'

test.each([
  ['Media', 'medias', 'Add pictures'],
  ['FeaturedCarousel', 'slides', 'Add slide'],
  ['MasterEvent', 'event', 'Choose the event'],
  ['GalleryView', 'gallery', 'Choose the gallery'],
  ['PromoGrid', 'items', 'Add promo'],
  ['Video', 'youtubeLink', 'Add video address'],
  ['VisitorGuidelines', 'topic', 'Choose the topic'],
])('an empty %s is filled by its field %s: “%s”', (name, field, action) => {
  expect(fillingField(block(name))).toMatchObject({ name: field, action })
})

test('what shows records as they are published has nothing to be filled by', () => {
  expect(fillingField(block('WisdomFeatured'))).toBeNull()
})
