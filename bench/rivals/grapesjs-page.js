import grapesjs from 'grapesjs'
import 'grapesjs/dist/css/grapes.min.css'

/** GrapesJS with the blocks of the bench. Its canvas is a frame. */
const blocks = JSON.parse(document.querySelector('#blocks').textContent)

const editor = grapesjs.init({
  container: '#app',
  height: 'calc(100vh - 40px)',
  storageManager: false,
  telemetry: false,
  cssIcons: '',
  components: `<main data-canvas>${blocks.map(markupOf).join('')}</main>`,
  style: 'article { padding: 24px; position: relative } img { width: 100%; height: auto }',
})

document.querySelector('#insert').addEventListener('click', () => {
  const selected = editor.getSelected()
  const [added] = selected
    .parent()
    .append(markupOf({ id: `new${Date.now()}`, title: 'New', text: 'New', picture: '' }), {
      at: selected.index() + 1,
    })
  editor.select(added)
})
document.querySelector('#undo').addEventListener('click', () => editor.UndoManager.undo())

function markupOf({ id, title, text, picture }) {
  return `<article data-block-id="${id}"><h2>${title}</h2><p>${text}</p><img src="${picture}" alt="" width="1600" height="1000" loading="lazy"></article>`
}
