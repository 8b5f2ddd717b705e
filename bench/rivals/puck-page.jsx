import { createUsePuck, Puck } from '@puckeditor/core'
import { createRoot } from 'react-dom/client'
import '@puckeditor/core/no-external.css'

/** Puck with the blocks of the bench. Its canvas is a frame, and a long list in it virtualised. */
const blocks = JSON.parse(document.querySelector('#blocks').textContent)
const app = document.querySelector('#app')
/** Its texts are formatted, as ours are. */
const isFormatted = app.dataset.variant === 'puck-text'
const usePuck = createUsePuck()

const config = {
  components: {
    Text: {
      fields: {
        title: { type: 'text' },
        text: { type: isFormatted ? 'richtext' : 'textarea' },
        picture: { type: 'text' },
      },
      defaultProps: { title: 'New', text: 'New', picture: '' },
      render: Text,
    },
  },
  root: { render: Root },
}

function Root({ children }) {
  return <div data-canvas="">{children}</div>
}

function Text({ id, title, text, picture }) {
  return (
    <article data-block-id={id}>
      <h2>{title}</h2>
      {isFormatted ? <div>{text}</div> : <p>{text}</p>}
      <img src={picture} alt="" width="1600" height="1000" loading="lazy" />
    </article>
  )
}

function Actions() {
  const dispatch = usePuck((state) => state.dispatch)
  const history = usePuck((state) => state.history)
  return (
    <>
      <button type="button" id="insert" onClick={() => dispatch(insertion)}>
        Insert
      </button>
      <button type="button" id="undo" onClick={() => history.back()}>
        Undo
      </button>
    </>
  )
}

const insertion = {
  type: 'insert',
  componentType: 'Text',
  destinationIndex: Math.floor(blocks.length / 2) + 1,
  destinationZone: 'root:default-zone',
}

createRoot(app).render(
  <Puck
    config={config}
    data={{
      root: { props: {} },
      content: blocks.map((props) => ({
        type: 'Text',
        props: isFormatted ? { ...props, text: `<p>${props.text}</p>` } : props,
      })),
      zones: {},
    }}
    overrides={{ headerActions: Actions }}
    _experimentalVirtualization
  />,
)
