const PATH = '/four-interactive-blocks'
/** Of a page that was just made. */
const PUBLISH = 'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { id } }'

/** A page with a carousel, questions that open, a list with filters, and tabs: what `npm run bench:site` weighs the script of. */
export async function createInteractivePage(server) {
  const blocks = [
    block('FeaturedCarousel', [
      field('array', 'slides', [
        { media: 1, title: 'Diwali and Annakut', description: 'Five evenings of lamps.' },
        { media: 2, title: 'Stone that remembers the hand', description: 'Carved by hand.' },
      ]),
    ]),
    block('Faqs', [
      field('string', 'title', 'Questions'),
      field('array', 'items', [
        { question: 'What should I wear?', answer: '<p>Clothes that cover the knees.</p>' },
        { question: 'Is there a fee?', answer: '<p>No.</p>' },
      ]),
    ]),
    block('EventsList', [field('string', 'title', 'Events'), field('boolean', 'filters', true)]),
    block('VisitorGuidelines', [field('topic', 'topic', 272)]),
  ]
  const id = await server.createPage(PATH, blocks)
  await server.graphql(PUBLISH, { id })
  return `${server.origin}${PATH}`
}

/** Throws when a block of the page is not what it should be: a figure of a page without tabs says nothing. */
export function checkInteractivePage(html) {
  const parts = {
    carousel: 'data-island="featured-carousel"',
    questions: '<details',
    filters: 'class="list-filters"',
    tabs: 'data-island="tabs"',
  }
  for (const [name, mark] of Object.entries(parts))
    if (!html.includes(mark)) throw new Error(`The measured page has no ${name}`)
}

function block(name, fields) {
  return { id: `b_${name.toLowerCase()}`, name, fields }
}

let lastId = 0
function field(type, name, value) {
  lastId += 1
  return { id: `f${lastId}`, type, name, value }
}
