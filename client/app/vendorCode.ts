/*
 * Packages that every page needs: the build puts them, and only them, in one file, which a change of our own code
 * leaves as it is.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'redux';
import '@reduxjs/toolkit';
import 'react-redux';
import 'react-router-dom';
