import type { Response } from 'express';
import type { EditorView } from '../render/PageRequest.ts';

export function setEditorView(response: Response, view: EditorView): void {
  response.locals['editorView'] = view;
}

export function editorViewOf(response: Response): EditorView | null {
  return (response.locals['editorView'] as EditorView | undefined) ?? null;
}
