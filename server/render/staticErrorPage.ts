/** The last resort: a page that needs no site, no content, no store and no script. */
export const staticErrorPage = `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Något gick fel</title></head>
<body><main><h1>Något gick fel hos oss</h1><p>Vi kan inte visa sidan just nu. Prova igen om en liten stund.</p>
<p lang="en">Something went wrong. Please try again in a moment.</p><p><a href="/">Till startsidan</a></p></main></body>
</html>
`;
