const SEARCH_TEXT = '%a%_%e%'.repeat(20)

/** Names of lists with what of them is heaviest. */
const LISTS = {
  documents: 'topic { items { richText content } }',
  topics: 'items { richText content } topicChildren { items { topic { items { content } } } }',
  galleries: 'media { items { id url thumbnail } }',
  locations: 'configuration galleries { name } hours { hours { weekday } }',
  allMedia: 'items { id thumbnail url }',
  allPosts: 'content { text mediaSelection { media { thumbnail } } }',
  allEvents: 'body photos { thumbnail }',
  allWisdom: 'description image { thumbnail }',
  allActivities: 'intro images { thumbnail }',
}

/**
 * Queries that cost the server far more than who sends them, as bodies of a request.
 * @returns {Readonly<Record<string, object | string>>}
 */
export function costlyQueries() {
  const contents = 'documents(first: 100) { nodes { topic { items { content } } } }'
  const lists = Object.entries(LISTS)
  return {
    'thirty lists of contents': { query: `{ ${many(30, (n) => `a${n}: ${contents}`)} }` },
    'every list at once': {
      query: `{ ${lists.map(([name, what]) => `${name}(first: 100) { nodes { ${what} } }`).join(' ')} }`,
    },
    'every list in thirty aliases': {
      query: `{ ${many(30, (n) => {
        const [name, what] = lists[n % lists.length] ?? ['documents', 'id']
        return `a${n}: ${name}(first: 100, after: null) { nodes { ${what} } }`
      })} }`,
    },
    'lists in lists': {
      query: `{ topics(first: 100) { nodes { topicChildren { items { topic { topicChildren { items { topic {
        items { content } } } } } } } } } }`,
    },
    'a circle of records': {
      query:
        '{ documents(first: 100) { nodes { topic { document { topic { document { topic { items { content } } } } } } } } }',
    },
    'revisions of everything': {
      query:
        '{ documents(first: 100) { nodes { revisions(first: 100) { nodes { items { content } } } } } }',
    },
    'fragments that double': {
      query: `{ ...f0 } ${many(29, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f29 on Query { ${contents} }`,
    },
    'fragments in a circle': {
      query:
        'fragment a on Query { ...b } fragment b on Query { ...c } fragment c on Query { ...a } { ...a }',
    },
    'a fragment on every level': {
      query: `query ($n: Int = 100) { ...q } fragment q on Query { documents(first: $n) { ...c } }
        fragment c on DocumentConnection { nodes { ...d } } fragment d on Document { topic { ...t } }
        fragment t on Topic { items { content richText } }`,
    },
    'a length in a variable': {
      query: `query ($n: Int) { ${many(20, (n) => `a${n}: documents(first: $n) { nodes { topic { items { content } } } }`)} }`,
      variables: { n: 100 },
    },
    'a length that is none': {
      query: `query ($n: Int) { documents(first: $n) { nodes { topic { items { content } } } } }`,
      variables: { n: '1e9' },
    },
    'a length beyond all': {
      query: `{ ${contents.replace('100', '2147483647')} }`,
    },
    'fields that overlap': { query: `{ ${'me { id name email } '.repeat(150)} }` },
    'fields that overlap in fragments': {
      query: `{ ${many(60, (n) => `...f${n}`)} } ${many(60, (n) => `fragment f${n} on Query { me { id name } }`)}`,
    },
    'nested two hundred deep': {
      query: `{ topic(id: 1) { ${'topicChildren { items { topic { '.repeat(66)} id ${'} } } '.repeat(66)} } }`,
    },
    directives: { query: `{ me ${'@include(if: true) '.repeat(200)} { id } }` },
    'the schema': {
      query: `{ __schema { types { fields { type { ${'ofType { '.repeat(6)} name ${'} '.repeat(6)} } } } } }`,
    },
    'a search with hostile text': {
      query: `query ($t: String!) { ${many(30, (n) => `a${n}: search(locationSlug: "brookfield", text: $t, first: 50) { totalCount nodes { excerpt { text } } }`)} }`,
      variables: { t: `${'%_\\ '.repeat(2000)}'); drop table documents; --` },
    },
    'a search in names with wild cards': {
      query: `query ($t: String!) { ${many(15, (n) => `a${n}: allPosts(search: $t) { totalCount } b${n}: documents(query: { text: $t }) { totalCount }`)} }`,
      variables: { t: '%a%_%e%'.repeat(500) },
    },
    'a hundred thousand ids': {
      query: 'query ($ids: [ID!]) { allMedia(ids: $ids, first: 100) { nodes { id } } }',
      variables: { ids: Array.from({ length: 100_000 }, (_, n) => String(n)) },
    },
    'variables of a megabyte': { query: '{ me { id } }', variables: { x: 'x'.repeat(1_000_000) } },
    // As text: the person who sends it need not be able to write such a value.
    'deep variables': `{"query":"{ me { id } }","variables":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    'a list of requests': Array.from({ length: 500 }, () => ({ query: `{ ${contents} }` })),
    'a thousand operations': {
      query: many(300, (n) => `query q${n} { me { id } }`),
      operationName: 'q299',
    },
    'words without end': { query: `{ ${'me '.repeat(30_000)} }` },
  }
}

/**
 * Queries of one kind that ask for more or less of it, of one to `most`: what is as costly as the server lets an anonymous caller ask.
 * @type {Readonly<Record<string, { readonly most: number, readonly body: (n: number) => object }>>}
 */
export const DEAREST = {
  'contents of pages': list(
    (n) => `documents(first: ${n}) { nodes { topic { items { content } } } }`,
  ),
  'pages with all about them': list(
    (n) =>
      `documents(first: ${n}) { nodes { title topic { version document { id } mediaSelection { media { url } } } } }`,
  ),
  'articles with their texts': list(
    (n) => `allPosts(first: ${n}) { nodes { content { text mediaSelection { media { url } } } } }`,
  ),
  'records with their values': list(
    (n) => `records(kind: "event", first: ${n}) { nodes { values } }`,
  ),
  'galleries with their pictures': list(
    (n) => `galleries(first: ${n}) { nodes { media { items { id url thumbnail } } } }`,
  ),
  'places with all about them': list(
    (n) =>
      `locations(first: ${n}) { nodes { configuration galleries { name } hours { hours { weekday } } } }`,
  ),
  'pictures counted': aliases(() => 'allMedia { totalCount }'),
  'pages counted and listed': aliases(() => 'documents { totalCount nodes { title } }'),
  'words in articles': aliases(() => `allPosts(search: "${SEARCH_TEXT}") { totalCount }`),
  'words in pictures': aliases(() => `allMedia(search: "${SEARCH_TEXT}") { totalCount }`),
  'searches of the site': aliases(
    (n) => `search(locationSlug: "brookfield", text: "temple ${n}") { totalCount nodes { title } }`,
  ),
  'ways to pages': aliases(
    (n) => `pageTrail(locationSlug: "brookfield", path: "/connect/news/x${n}") { id }`,
  ),
  'topics one by one': aliases(
    (n) => `topic(id: ${n + 1}) { items { content } topicChildren { items { order } } }`,
  ),
}

/** @param {(n: number) => string} field */
function list(field) {
  return { most: 100, body: (/** @type {number} */ n) => ({ query: `{ ${field(n)} }` }) }
}

/** @param {(n: number) => string} field */
function aliases(field) {
  const body = (/** @type {number} */ n) => ({
    query: `{ ${many(n, (one) => `a${one}: ${field(one)}`)} }`,
  })
  return { most: 30, body }
}

/**
 * @param {number} count
 * @param {(n: number) => string} make
 */
function many(count, make) {
  return Array.from({ length: count }, (_, n) => make(n)).join(' ')
}
