/* Packages that every page needs. The build puts exactly these into one file. A change of the project's own code
   leaves that file, and its cached copies, unchanged. */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'redux';
import '@reduxjs/toolkit';
import 'react-redux';
import 'react-router-dom';
