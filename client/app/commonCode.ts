/* Modules that nearly every page uses: they belong in the file that every page loads. They are listed here because
   only lazily imported pages and sections import them. A module that only some sections use does not belong here. */
import './App.tsx';
import '../framework/SectionList.tsx';
import './store.ts';
import '../browser/dataLayer.ts';
import '../framework/editing/EditableLink.tsx';
import '../framework/editing/EditableText.tsx';
import '../ui/Badge.tsx';
import '../ui/ButtonLink.tsx';
import '../ui/TextLink.tsx';
import '../ui/hooks/useMediaQuery.ts';
