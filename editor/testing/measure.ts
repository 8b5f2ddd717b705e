/** For tests: jsdom measures nothing, and the text editor asks where its caret is, whenever the selection changes. */
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()
