#!/usr/bin/python3
"""Shows the web view that WebKitWebDriver controls, in a window of the size in the first argument ("390x844").

MiniBrowser, WebKitGTK's own browser, cannot be as narrow as a phone. Console messages go to the standard error.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height = (int(side) for side in sys.argv[1].split('x'))
os.dup2(2, 1)  # the driver discards the standard output, to which WebKit writes console messages
context = WebKit2.WebContext()  # an ephemeral one writes no console messages
context.set_automation_allowed(True)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.connect('destroy', Gtk.main_quit)
    window.add(view)
    # no window manager gives it the focus, without which no element matches :focus
    window.connect('map-event', lambda shown, _event: shown.get_window().focus(0))
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkitHost')
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.Settings.get_default().set_property('gtk-enable-animations', '--reduced-motion' not in sys.argv)
Gtk.main()
