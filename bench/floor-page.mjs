/**
 * The floor: a hand-written page without any library that does only what is measured. It shows n blocks (a heading, a
 * paragraph and a picture each), selects one on click, copies what is typed into its heading, makes a pressed paragraph editable, drags by a
 * handle with a drop line, inserts a block and takes the last change back.
 */
export function floorPage(blocks) {
  return `<!doctype html><meta charset="utf-8"><title>floor</title>
<style>
  body { margin: 0; display: grid; grid-template-columns: 260px 1fr 300px; height: 100vh; font: 14px system-ui }
  main { overflow: auto; height: 100vh } article { padding: 24px; position: relative; content-visibility: auto;
  contain-intrinsic-size: auto 400px } img { width: 100%; height: auto } [data-selected] { outline: 2px solid blue }
  #line { position: fixed; height: 2px; background: blue; display: none } .handle { position: absolute; top: 0; left: 0;
  width: 24px; height: 24px; touch-action: none }
</style>
<nav><button id="insert">Insert</button><button id="undo">Undo</button></nav>
<main data-canvas></main><aside><label>Title <input id="title"></label></aside><div id="line"></div>
<script>
const blocks = ${JSON.stringify(blocks).replaceAll('<', '\\u003c')}
const canvas = document.querySelector('main'), title = document.querySelector('#title'), line = document.querySelector('#line')
let selected = null, last = null
canvas.append(...blocks.map(draw))
function draw({ id, title, text, picture }) {
  const block = document.createElement('article'), h2 = document.createElement('h2'), p = document.createElement('p')
  const img = document.createElement('img'), handle = document.createElement('button')
  block.dataset.blockId = id; h2.textContent = title; p.textContent = text
  img.src = picture; img.width = 1600; img.height = 1000; img.loading = 'lazy'; handle.className = 'handle'
  block.append(h2, p, img, handle); return block
}
function select(block) {
  if (selected) delete selected.dataset.selected
  selected = block; block.dataset.selected = ''; title.value = block.querySelector('h2').textContent
}
canvas.addEventListener('click', (event) => {
  const block = event.target.closest('article'); if (!block) return
  select(block); if (event.target.tagName === 'P') { event.target.contentEditable = 'true'; event.target.focus() }
})
title.addEventListener('input', () => {
  const h2 = selected.querySelector('h2'), before = h2.textContent
  h2.textContent = title.value; last = () => { h2.textContent = before; title.value = before }
})
document.querySelector('#insert').addEventListener('click', () => {
  const block = draw({ id: 'new' + Date.now(), title: 'New', text: 'New', picture: '' })
  if (selected) selected.after(block); else canvas.append(block); select(block); last = () => block.remove()
})
document.querySelector('#undo').addEventListener('click', () => { last && last(); last = null })
canvas.addEventListener('pointerdown', (event) => {
  if (!event.target.classList.contains('handle')) return
  const block = event.target.parentElement; event.target.setPointerCapture(event.pointerId)
  const rects = [...canvas.children].map((child) => ({ child, top: child.offsetTop, height: child.offsetHeight }))
  let target = null
  const move = ({ clientY }) => {
    const y = clientY + canvas.scrollTop
    let low = 0, high = rects.length
    while (low < high) { const mid = (low + high) >> 1; if (rects[mid].top + rects[mid].height / 2 < y) low = mid + 1; else high = mid }
    target = rects[low] ? rects[low].child : null
    const top = (rects[low] ? rects[low].top : rects.at(-1).top + rects.at(-1).height) - canvas.scrollTop
    line.style.cssText = 'display:block;left:260px;right:300px;transform:translateY(0);top:' + top + 'px'
  }
  const up = () => {
    event.target.removeEventListener('pointermove', move); line.style.display = 'none'
    if (target !== block) canvas.insertBefore(block, target)
  }
  event.target.addEventListener('pointermove', move); event.target.addEventListener('pointerup', up, { once: true })
})
</script>`
}
