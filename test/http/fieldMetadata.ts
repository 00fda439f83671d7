/** A field's metadata in the markup of an editor's page. */
export interface FieldMetadata {
  datasource: { id: string; language: string };
  title: string;
  fieldId: string;
}

/** Returns the metadata of a page's fields, as the browser finds them. */
export function fieldMetadataOf(html: string): FieldMetadata[] {
  return [...html.matchAll(/chrometype="field"[^>]*kind="open"[^>]*>(.*?)<\/code>/gs)].map(
    (match) =>
      JSON.parse(
        (match[1] ?? '')
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ) as FieldMetadata,
  );
}
