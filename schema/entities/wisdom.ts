/** The filters of the wisdom list (specification section 2). */
export const wisdomCategories = ['Spiritual Talks', 'Insights', 'Inspiring Stories'] as const
export type WisdomCategory = (typeof wisdomCategories)[number]
export const wisdomKinds = ['ARTICLE', 'VIDEO', 'PODCAST'] as const
export type WisdomKind = (typeof wisdomKinds)[number]
