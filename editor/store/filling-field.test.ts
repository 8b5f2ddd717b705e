import { expect, test } from 'vitest'
import { block } from '../testing/three-blocks'
import { fillingField } from './filling-field'

test.each([
  ['Media', 'medias', 'Add pictures'],
  ['FeaturedCarousel', 'slides', 'Add item'],
  ['MasterEvent', 'event', 'Choose'],
  ['GalleryView', 'gallery', 'Choose'],
  ['PromoGrid', 'items', 'Add item'],
  ['Video', 'youtubeLink', 'Fill in'],
  ['VisitorGuidelines', 'topic', 'Choose'],
])('an empty %s is filled by its field %s: “%s”', (name, field, action) => {
  expect(fillingField(block(name))).toMatchObject({ name: field, action })
})

test('what shows records as they are published has nothing to be filled by', () => {
  expect(fillingField(block('WisdomFeatured'))).toBeNull()
})
