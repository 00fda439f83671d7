/** Stub for `import './X.css'` in tests. */
export default {};
