/** What a test gets for `import './X.css'`. */
export default {};
